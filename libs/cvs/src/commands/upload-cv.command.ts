import type { Asker } from '@babelboard/identity/contract';
import { Command } from '@nestjs/cqrs';

/** Takes a file that lies on this machine as a CV, once it is known to be one. Gives the id of the CV. */
export class UploadCv extends Command<number> {
  constructor(
    readonly asker: Asker,
    readonly file: {
      path: string;
      /** As the person calls it. */
      name: string;
      /** Bytes. */
      size: number;
    },
  ) {
    super();
  }
}
