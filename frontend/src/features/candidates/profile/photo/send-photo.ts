import { answered } from '../../../../api/request-json.js';
import type { CropArea } from '../../../../ui/picture-crop/picture-crop.js';
import type { ProfileAnswer } from '../api/profile-answer.js';

/** Sends a photo with the part of it that is seen. @throws ProblemError, OfflineError */
export async function sendPhoto(file: File, area: CropArea): Promise<ProfileAnswer> {
  const body = new FormData();
  for (const side of ['x', 'y', 'width', 'height'] as const) body.set(side, String(area[side]));
  body.set('avatar', file);
  return read(
    await answered('/api/candidates/avatar', { method: 'POST', body, headers: { Accept: 'application/json' } }),
  );
}

/** @throws ProblemError, OfflineError */
export async function removePhoto(): Promise<ProfileAnswer> {
  return read(await answered('/api/candidates/avatar', { method: 'DELETE', headers: { Accept: 'application/json' } }));
}

async function read(response: Response): Promise<ProfileAnswer> {
  return (await response.json()) as ProfileAnswer;
}
