/** Types of pictures that are read, by their first bytes: nothing else ever reaches a decoder. */
const SIGNATURES: { type: string; at: number; bytes: readonly string[] }[] = [
  { type: 'jpeg', at: 0, bytes: ['ffd8ff'] },
  { type: 'png', at: 0, bytes: ['89504e470d0a1a0a'] },
  // RIFF, its length, WEBP.
  { type: 'webp', at: 8, bytes: ['57454250'] },
  // The length of a box, then ftypavif or ftypavis.
  { type: 'avif', at: 4, bytes: ['6674797061766966', '6674797061766973'] },
];

/** The type of a picture by its content; null for everything that is not read here. */
export function pictureType(content: Uint8Array): string | null {
  const hex = Buffer.from(content.subarray(0, 16)).toString('hex');
  const found = SIGNATURES.find(({ at, bytes }) => bytes.some((one) => hex.startsWith(one, 2 * at)));
  return found?.type === 'webp' && !hex.startsWith('52494646') ? null : (found?.type ?? null);
}
