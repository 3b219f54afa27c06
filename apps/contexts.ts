import { CompaniesModule, Company, companiesMigrations } from '@babelboard/companies';
import { CompanyReinstated, CompanySuspended } from '@babelboard/companies/contract';
import { Offer, OffersModule, offersMigrations } from '@babelboard/offers';
import { OfferChanged, OfferClosed, OfferPublished } from '@babelboard/offers/contract';
import { type AnyDomainEventClass, type DatabaseParts, platformMigrations } from '@babelboard/platform';
import { ReferenceDataModule, referenceDataMigrations } from '@babelboard/reference-data';
import { SearchModule, searchMigrations } from '@babelboard/search';

/** The house on one page: every context, for the API, the worker and the command line alike. */
export const contextModules = [ReferenceDataModule, CompaniesModule, OffersModule, SearchModule];

export const databaseParts: DatabaseParts = {
  entities: [Company, Offer],
  migrations: [
    ...platformMigrations,
    ...referenceDataMigrations,
    ...companiesMigrations,
    ...offersMigrations,
    ...searchMigrations,
  ],
};

/** What contexts tell each other. */
export const domainEvents: AnyDomainEventClass[] = [
  CompanyReinstated,
  CompanySuspended,
  OfferChanged,
  OfferClosed,
  OfferPublished,
];
