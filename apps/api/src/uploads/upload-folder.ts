import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Settings } from '@babelboard/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** Longer than any request lasts. */
const FORGOTTEN_MS = 3_600_000;

/** Where files lie while a request looks at them: on the disk, so that no request holds one in memory. */
@Injectable()
export class UploadFolder implements OnModuleInit {
  private readonly path: string;

  constructor({ dataDir }: Settings) {
    this.path = resolve(dataDir, 'uploads');
  }

  /** Removes what processes left there that were killed. */
  async onModuleInit(): Promise<void> {
    for (const name of await readdir(this.path).catch(() => [])) {
      const file = join(this.path, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (mtimeMs < Date.now() - FORGOTTEN_MS) {
        await rm(file, { force: true });
      }
    }
  }

  /** Gives the folder, which nobody else may enter; it is made when it is first needed. */
  async ready(): Promise<string> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    return this.path;
  }
}
