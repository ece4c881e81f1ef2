import Foundation
import NIOCore
import NIOSSL
import Synchronization

/// The certificate that the house shows, out of two PEM files. When one of them changes, the next connection is shown the new
/// one; a pair that cannot be read, as in the moment between two copies, leaves the old one in use.
final class Certificate: Sendable {
  private struct Pair: Sendable {
    let chain: [NIOSSLCertificateSource]
    let key: NIOSSLPrivateKeySource
    let stamp: [Date]
  }

  private let files: Configuration.TLS
  private let pair: Mutex<Pair>

  /// - Throws: ``CannotOpen`` when the files hold no certificate with its key.
  init(_ files: Configuration.TLS) throws {
    self.files = files
    for file in [files.certificate, files.key] where !FileManager.default.isReadableFile(atPath: file) {
      throw CannotOpen("\(file) cannot be read.")
    }
    do {
      pair = Mutex(try Self.read(files))
    } catch {
      throw CannotOpen("\(files.certificate) and \(files.key) hold no certificate with its key: \(error)")
    }
  }

  /// TLS 1.2 at least.
  var configuration: TLSConfiguration {
    let first = pair.withLock(\.self)
    var configuration = TLSConfiguration.makeServerConfiguration(certificateChain: first.chain, privateKey: first.key)
    configuration.minimumTLSVersion = .tlsv12
    configuration.applicationProtocols = ["http/1.1"]
    configuration.sslContextCallback = { _, promise in
      let current = self.current
      var override = NIOSSLContextConfigurationOverride()
      override.certificateChain = current.chain
      override.privateKey = current.key
      promise.succeed(override)
    }
    return configuration
  }

  private var current: Pair {
    pair.withLock { pair in
      do {
        if try Self.stamp(files) != pair.stamp { pair = try Self.read(files) }
      } catch {
        // The next connection looks again.
      }
      return pair
    }
  }

  private static func read(_ files: Configuration.TLS) throws -> Pair {
    let stamp = try stamp(files)
    let chain = try NIOSSLCertificate.fromPEMFile(files.certificate)
    let key = try NIOSSLPrivateKey(file: files.key, format: .pem)
    let sources = chain.map { NIOSSLCertificateSource.certificate($0) }
    // A chain and a key that don't belong together fail here and not in front of a visitor.
    _ = try NIOSSLContext(
      configuration: .makeServerConfiguration(certificateChain: sources, privateKey: .privateKey(key)))
    return Pair(chain: sources, key: .privateKey(key), stamp: stamp)
  }

  private static func stamp(_ files: Configuration.TLS) throws -> [Date] {
    try [files.certificate, files.key].map { file in
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      return attributes[.modificationDate] as? Date ?? .distantPast
    }
  }
}
