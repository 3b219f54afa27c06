import sharp from 'sharp';

/** Nobody's face: a drawing in a few shapes, as a photo of 720 × 720 pixels. */
const PORTRAIT = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 720">
  <rect width="720" height="720" fill="#e9c9a6"/>
  <circle cx="590" cy="140" r="90" fill="#f3dcbf"/>
  <path d="M190 330 Q180 110 360 110 Q540 110 530 330 L548 560 L172 560 Z" fill="#3a2620"/>
  <path d="M90 720 Q110 560 290 532 L430 532 Q610 560 630 720 Z" fill="#24606b"/>
  <path d="M300 470 L300 560 Q360 610 420 560 L420 470 Z" fill="#c98f6d"/>
  <ellipse cx="360" cy="345" rx="122" ry="152" fill="#dca582"/>
  <path d="M232 330 Q240 190 372 182 Q480 190 488 330 Q470 250 392 240 Q300 246 232 330 Z" fill="#3a2620"/>
  <path d="M286 322 Q308 306 332 322 M390 322 Q412 306 436 322" stroke="#3a2620" stroke-width="9" fill="none" stroke-linecap="round"/>
  <circle cx="310" cy="350" r="10" fill="#2c1c17"/>
  <circle cx="412" cy="350" r="10" fill="#2c1c17"/>
  <path d="M361 356 Q352 392 366 400" stroke="#b57b59" stroke-width="7" fill="none" stroke-linecap="round"/>
  <path d="M312 426 Q360 468 408 426 Q360 444 312 426 Z" fill="#a8483f"/>
</svg>`;

export function drawPortrait(): Promise<Buffer> {
  return sharp(Buffer.from(PORTRAIT)).png().toBuffer();
}
