import { ExportedNames } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { cityNameIn, nameIn } from '../domain/name-in.js';
import { ReferenceCatalogue } from './reference-catalogue.js';

/** Tells what the numbers of reference data stand for, in copies of people's data. */
@Injectable()
export class TellReferenceNames implements OnModuleInit {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly names: ExportedNames,
  ) {}

  onModuleInit(): void {
    this.tell('city', (id) => this.catalogue.city(id), cityNameIn);
    this.tell('country', (id) => this.catalogue.country(id), plainName);
    this.tell('language', (id) => this.catalogue.language(id), plainName);
    this.tell('sector', (id) => this.catalogue.sectorById(id), plainName);
    this.tell('skill', (id) => this.catalogue.skill(id), plainName);
  }

  private tell<T>(kind: string, find: (id: number) => T | undefined, name: (one: T, language: UiLanguage) => string) {
    this.names.tell(kind, (_tx, ids, language) => {
      const known = ids.map((id) => [id, find(id)] as const);
      return new Map(known.flatMap(([id, one]) => (one === undefined ? [] : [[id, name(one, language)]])));
    });
  }
}

const plainName = (one: Parameters<typeof nameIn>[0], language: UiLanguage) => nameIn(one, language).name;
