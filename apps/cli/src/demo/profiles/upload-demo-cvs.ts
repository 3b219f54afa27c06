import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UploadCv } from '@babelboard/cvs';
import { Clock } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { DemoCandidate } from '../demo-accounts.js';
import { makeDemoCv } from './make-demo-cv.js';

/** Uploads the CVs of a demo candidate, checked like everybody’s; a worker reads them as soon as there is one. */
export async function uploadDemoCvs(
  app: INestApplicationContext,
  accountId: number,
  candidate: DemoCandidate,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'babelboard-demo-cvs-'));
  try {
    for (const wanted of candidate.profile.cvs) {
      const by = { catalogue: app.get(ReferenceCatalogue), madeAt: app.get(Clock).now() };
      const { name, content } = await makeDemoCv(candidate, wanted, by);
      const path = join(folder, 'cv.pdf');
      await writeFile(path, content);
      await app
        .get(CommandBus)
        .execute(new UploadCv({ accountId, sessionId: null }, { path, name, size: content.length }));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
