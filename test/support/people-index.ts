import { PeopleProjections } from '@babelboard/cv-search';
import { ProjectionRebuild } from '@babelboard/platform';
import type { INestApplicationContext } from '@nestjs/common';

/** Builds the index of people, as a worker does when it starts: without one nobody can be looked for. */
export async function buildPeopleIndex(app: INestApplicationContext): Promise<void> {
  for (const projection of app.get(PeopleProjections, { strict: false }).all()) {
    await app.get(ProjectionRebuild, { strict: false }).run(projection);
  }
}
