#ifndef SOBREMESA_ICU_DATA_H
#define SOBREMESA_ICU_DATA_H

/* Swift modules need a header; what the target defines is for the linker alone. */

#endif
