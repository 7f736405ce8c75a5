/** The field's polynomial: x^8 + x^4 + x^3 + x^2 + 1, as ISO/IEC 18004 has it. */
const FIELD = 0x11d;

/** The product of two elements of GF(2^8). */
export function fieldProduct(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * FIELD);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The generator of `degree` check bytes, its highest coefficient (1) left out. */
function generatorOf(degree: number): number[] {
  const generator = [...Array.from({ length: degree - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (const [index, coefficient] of generator.entries()) {
      generator[index] = fieldProduct(coefficient, root) ^ (generator[index + 1] ?? 0);
    }
    root = fieldProduct(root, 2);
  }
  return generator;
}

/** The check bytes of a block: with them, up to half as many wrong bytes can be put right. */
export function checkBytes(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  let rest: number[] = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, index) => value ^ fieldProduct(generator[index] ?? 0, factor));
  }
  return rest;
}
