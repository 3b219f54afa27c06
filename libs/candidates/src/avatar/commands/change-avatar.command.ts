import type { Asker } from '@babelboard/identity/contract';
import { Command } from '@nestjs/cqrs';
import type { Crop } from '../domain/crop.js';

/** Somebody shows another photo. */
export class ChangeAvatar extends Command<void> {
  constructor(
    readonly asker: Asker,
    /** The file as it came. */
    readonly photo: Uint8Array,
    /** Null: the middle of it. */
    readonly crop: Crop | null,
  ) {
    super();
  }
}
