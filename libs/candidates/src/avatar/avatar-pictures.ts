import { WaitingLine } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import {
  avatarBroken,
  avatarTooComplex,
  avatarTooManyPixels,
  avatarTooSmall,
  avatarTypeWrong,
  tooManyPictures,
} from './avatar.errors.js';
import { type Crop, cropBox } from './domain/crop.js';
import { jpegScans } from './domain/jpeg-scans.js';
import { pictureType } from './domain/picture-type.js';

/** Sides of the pictures that are kept, in pixels. */
export const AVATAR_SIZES = [512, 128, 64] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

/** As many as the cameras of telephones give; decoded they take 200 MB. */
const MOST_MEGAPIXELS = 50;
/** Some ten times what programs make that spare every byte. */
const MOST_SCANS = 100;
/** Of all scans of a JPEG; twenty of the largest photo. A processor takes a second for them. */
const MOST_MEGAPIXELS_SCANNED = 1_000;
/** Far beyond what any picture within these bounds needs. */
const MOST_SECONDS = 10;
const LEAST_SIDE = 64;
const QUALITY = 86;

// Nothing of a picture is wanted twice: what it took is given back at once.
sharp.cache(false);

/** Makes the pictures of a photo: upright, cut, in the sizes wanted, and without anything that the file said besides. */
@Injectable()
export class AvatarPictures {
  /** One is decoded at a time: memory stays what it is, however many come at once. Nobody has more than two of them in the line. */
  private readonly line = new WaitingLine({ running: 1, waiting: 20, ofOne: 2 }, tooManyPictures);

  /**
   * @param accountId whose it is
   * @param crop null: the middle of it
   * @throws DomainError AVATAR_TYPE_WRONG, AVATAR_BROKEN, AVATAR_TOO_COMPLEX, AVATAR_TOO_MANY_PIXELS, AVATAR_TOO_SMALL, TOO_MANY_PICTURES
   */
  async make(accountId: number, photo: Uint8Array, crop: Crop | null): Promise<Record<AvatarSize, Buffer>> {
    const type = pictureType(photo);
    if (type === null) {
      throw avatarTypeWrong();
    }
    return this.line.run(() => draw(photo, type, crop), accountId);
  }
}

async function draw(photo: Uint8Array, type: string, crop: Crop | null): Promise<Record<AvatarSize, Buffer>> {
  const input = { limitInputPixels: false, failOn: 'error', pages: 1 } as const;
  const { width, height, format } = await orBroken(sharp(photo, input).metadata());
  if (format !== (type === 'avif' ? 'heif' : type)) {
    throw avatarTypeWrong();
  }
  if (width * height > MOST_MEGAPIXELS * 1_000_000) {
    throw avatarTooManyPixels(MOST_MEGAPIXELS);
  }
  const scans = format === 'jpeg' ? jpegScans(photo) : 1;
  if (scans > MOST_SCANS || scans * width * height > MOST_MEGAPIXELS_SCANNED * 1_000_000) {
    throw avatarTooComplex();
  }
  if (Math.min(width, height) < LEAST_SIDE) {
    throw avatarTooSmall(LEAST_SIDE);
  }
  // Turned first, so that the crop is that of the picture as it was seen.
  const upright = sharp(photo, { ...input, limitInputPixels: MOST_MEGAPIXELS * 1_000_000 }).autoOrient();
  const turned = (await orBroken(sharp(photo, input).metadata())).autoOrient;
  const cut = crop === null ? upright : upright.extract(cropBox(crop, turned));
  const [largest, ...smaller] = AVATAR_SIZES;
  const first = await orBroken(
    cut
      .resize(largest, largest, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer(),
  );
  const others = await Promise.all(
    smaller.map((size) => sharp(first).resize(size, size).webp({ quality: QUALITY }).toBuffer()),
  );
  return Object.fromEntries(AVATAR_SIZES.map((size, at) => [size, [first, ...others][at]])) as Record<
    AvatarSize,
    Buffer
  >;
}

/** Whatever a decoder says of a file: to people it is broken. */
async function orBroken<T>(read: Promise<T>): Promise<T> {
  return read.catch(() => {
    throw avatarBroken();
  });
}
