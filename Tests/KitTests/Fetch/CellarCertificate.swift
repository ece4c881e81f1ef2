/// Of a site that is nowhere but in tests; its key is no secret.
enum CellarCertificate {
  static let chain = """
    -----BEGIN CERTIFICATE-----
    MIIBZjCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAtjZWxsYXIu
    dGVzdDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFjEUMBIGA1UE
    AwwLY2VsbGFyLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATKZcsrAAT9
    i60Yca1edjwV5dIeQpP3/9xYXTu+Vydy9XdcwybETsYYw3TqByHoVdm+20RBipl6
    M7IBijFvn+Xzo0owSDAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBQAzXPIKXEh
    91eY8NGoef0pSqPggTAWBgNVHREEDzANggtjZWxsYXIudGVzdDAKBggqhkjOPQQD
    AgNHADBEAiBsOay3UWO8lnVlUO6chvXxEmPR19iiXQLY7mzhssjRTgIgcDCAJ+r4
    fVkdh8J35JByJpOMm3vchYpHobJl9SxoxpQ=
    -----END CERTIFICATE-----
    """

  static let key = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgXOz3iC0pyUwXpt+h
    gbLhAMnGKhKq7b8tyGTr7fM7yAOhRANCAATKZcsrAAT9i60Yca1edjwV5dIeQpP3
    /9xYXTu+Vydy9XdcwybETsYYw3TqByHoVdm+20RBipl6M7IBijFvn+Xz
    -----END PRIVATE KEY-----
    """
}
