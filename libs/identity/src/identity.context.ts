import { defineContext } from '@babelboard/platform';
import { IdentityModule } from './identity.module.js';
import { identityMigrations } from './migrations/index.js';
import { slices } from './slices.js';
import { identityTexts } from './texts/identity-texts.js';

export const identityContext = defineContext({
  name: 'identity',
  module: IdentityModule,
  entities: slices.flatMap(({ entities }) => entities),
  migrations: identityMigrations,
  events: slices.flatMap(({ events }) => events),
  texts: identityTexts,
});
