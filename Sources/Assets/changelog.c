#include "assets.h"

static const unsigned char changelog[] = {
#embed "CHANGELOG.md"
};

struct sobremesa_asset sobremesa_changelog(void) {
  return (struct sobremesa_asset){"CHANGELOG.md", changelog, sizeof changelog};
}
