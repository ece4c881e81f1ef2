#ifndef SOBREMESA_ASSETS_H
#define SOBREMESA_ASSETS_H

#include <stddef.h>

/// One file of assets/, as it was when the program was built.
struct sobremesa_asset {
  /// Below assets/: "css/20-rows.css".
  const char *path;
  const unsigned char *bytes;
  size_t count;
};

int sobremesa_asset_count(void);

/// The asset at an index below the count.
struct sobremesa_asset sobremesa_asset_at(int index);

/// What has become new with which version, as CHANGELOG.md said it when the program was built. It is served to nobody as a file.
struct sobremesa_asset sobremesa_changelog(void);

#endif
