import { Global, Module } from '@nestjs/common';
import { LoadReferenceData } from './commands/load-reference-data.js';
import { EscoConcepts } from './queries/esco-concepts.js';
import { PlaceFinder } from './queries/place-finder.js';
import { ReferenceCatalogue } from './queries/reference-catalogue.js';

/** Global: nearly every context reads the reference data. */
@Global()
@Module({
  providers: [ReferenceCatalogue, EscoConcepts, PlaceFinder, LoadReferenceData],
  exports: [ReferenceCatalogue, EscoConcepts, PlaceFinder, LoadReferenceData],
})
export class ReferenceDataModule {}
