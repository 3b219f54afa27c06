import { LIMITS } from './limits.js';
import type { ProfilePhoto } from './profile-document.js';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A photo by its bytes, whatever it calls itself; null where it is neither JPEG nor PNG, or too large. */
function photoOf(bytes: Uint8Array): ProfilePhoto | null {
  if (bytes.length === 0 || bytes.length > LIMITS.photo) {
    return null;
  }
  const begins = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(JPEG)) return { mediaType: 'image/jpeg', bytes };
  return begins(PNG) ? { mediaType: 'image/png', bytes } : null;
}

/** A photo in base64, bare or as `data:` address, whose own base64 may be inside another one (as Europass has it). */
export function photoOfBase64(text: string | null | undefined): ProfilePhoto | null {
  const base64 = text?.replace(/\s+/g, '').replace(/^data:[\w/+.-]*;base64,/, '') ?? '';
  if (base64 === '' || base64.length > 2 * LIMITS.photo) {
    return null;
  }
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  const inner =
    Buffer.from(bytes.subarray(0, 5)).toString('latin1') === 'data:' ? Buffer.from(bytes).toString('latin1') : null;
  return inner === null
    ? photoOf(bytes)
    : photoOf(new Uint8Array(Buffer.from(inner.replace(/^data:[\w/+.-]*;base64,/, ''), 'base64')));
}

export function photoToDataAddress({ mediaType, bytes }: ProfilePhoto): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}
