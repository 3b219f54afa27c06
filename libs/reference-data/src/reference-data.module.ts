import { Global, Module } from '@nestjs/common';
import { LoadReferenceData } from './commands/load-reference-data.js';
import { EscoConcepts } from './queries/esco-concepts.js';
import { EscoRelations } from './queries/esco-relations.js';
import { Gazetteer } from './queries/gazetteer.js';
import { NearSkills } from './queries/near-skills.js';
import { ReferenceCatalogue } from './queries/reference-catalogue.js';
import { SkillLabels } from './queries/skill-labels.js';
import { TellReferenceNames } from './queries/tell-reference-names.js';

/** Global: nearly every context reads the reference data. */
@Global()
@Module({
  providers: [
    ReferenceCatalogue,
    EscoConcepts,
    EscoRelations,
    Gazetteer,
    LoadReferenceData,
    NearSkills,
    SkillLabels,
    TellReferenceNames,
  ],
  exports: [ReferenceCatalogue, EscoConcepts, EscoRelations, Gazetteer, LoadReferenceData, NearSkills, SkillLabels],
})
export class ReferenceDataModule {}
