import { DomainError } from '@babelboard/platform';

/** Neither JPEG nor PNG, WebP or AVIF. */
export function avatarTypeWrong(): DomainError {
  return new DomainError('AVATAR_TYPE_WRONG', 'invalid', { path: 'avatar' });
}

/** It begins like a picture and is none, or ends too early. */
export function avatarBroken(): DomainError {
  return new DomainError('AVATAR_BROKEN', 'invalid', { path: 'avatar' });
}

/** It would keep the decoder busy for long, as no camera or program makes one. */
export function avatarTooComplex(): DomainError {
  return new DomainError('AVATAR_TOO_COMPLEX', 'invalid', { path: 'avatar' });
}

/** More pixels than any camera that people carry has. */
export function avatarTooManyPixels(most: number): DomainError {
  return new DomainError('AVATAR_TOO_MANY_PIXELS', 'invalid', { path: 'avatar', params: { most } });
}

export function avatarTooSmall(least: number): DomainError {
  return new DomainError('AVATAR_TOO_SMALL', 'invalid', { path: 'avatar', params: { least } });
}

/** So many pictures are being read that the next would wait for long. */
export function tooManyPictures(): DomainError {
  return new DomainError('TOO_MANY_PICTURES', 'limited', { params: { retryAfter: 5 } });
}

/** The form has no file. */
export function avatarMissing(): DomainError {
  return new DomainError('AVATAR_MISSING', 'invalid', { path: 'avatar' });
}

export function avatarTooLarge(bytes: number): DomainError {
  return new DomainError('AVATAR_TOO_LARGE', 'invalid', {
    path: 'avatar',
    params: { megabytes: bytes / 1024 / 1024 },
  });
}
