import { Command } from '@nestjs/cqrs';

/** Takes a file that lies on this machine as a CV, once it is known to be one. Gives the id of the CV. */
export class UploadCv extends Command<number> {
  constructor(
    readonly accountId: number,
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
