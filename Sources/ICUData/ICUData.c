/* Foundation carries 34 MB of what ICU knows of languages and zones. Nothing here asks for it, so the program that is linked with
   Foundation inside it gets what ICU calls stub data: its table of contents, without contents. The symbol bears ICU's
   version; with another the whole data come along again, and nothing else happens. See docs/decisions/0126-zones-are-the-machines.md. */

#include <stdint.h>

typedef struct {
  uint16_t headerSize;
  uint8_t magic1, magic2;
  uint16_t infoSize, reservedWord;
  uint8_t isBigEndian, charsetFamily, sizeofUChar, reservedByte;
  uint8_t dataFormat[4], formatVersion[4], dataVersion[4];
  char padding[8];
  uint32_t count, reserved;
  int32_t first[4];
} ICUData;

const ICUData icudt76_dat __attribute__((aligned(16))) = {
  32, 0xda, 0x27, 20, 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0, 0, 0, 0}, {0}, 0, 0, {0, 0, 0, 0}};
