/** A table that no entity stands for: why it needs no declaration of its own, and its columns as they were when that was thought about. */
export interface TableWithoutEntity {
  reason: string;
  columns: string;
}

const REFERENCE = 'Places, languages, occupations and skills that ship with the product; no person is in them.';
const DERIVED = 'Derived from public offers, and made anew from them.';
const MARKS_OF_BUILDS = 'When the tables of matchings were built, and for which version of the score.';
const MARKS = 'Ids of subjects whose index is to be brought up to date; rows go when that is done.';

/** Every table of the schema `public` without an entity. */
export const TABLES_WITHOUT_ENTITY: Record<string, TableWithoutEntity> = {
  alert_anchor: {
    reason: 'Numbers of filters under which an alert is looked up: derived from its list, and gone with it.',
    columns: 'term alert_id rest asks_search',
  },
  alert_filing: {
    reason: 'When alerts were filed, and with which places and languages.',
    columns: 'one vocabulary filed_at',
  },
  city: {
    reason: REFERENCE,
    columns: 'id country_id slug name native_name names region region_codes lat lng population district',
  },
  country: {
    reason: REFERENCE,
    columns: 'id iso2 iso3 slug name names continente currency calling_codes eu eea schengen excluded languages',
  },
  currency: { reason: REFERENCE, columns: 'code numeric_code digits name' },
  erased_application_count: {
    reason: 'How many applications of a day to an offer are erased, counted without knowing whose.',
    columns: 'offer_id day applications platform',
  },
  exchange_rate: { reason: REFERENCE, columns: 'currency units_per_euro rate_date' },
  isco_group: { reason: REFERENCE, columns: 'code parent_code name labels' },
  language: { reason: REFERENCE, columns: 'id code iso3 slug name native_name names offered' },
  suiting_answer: {
    reason: 'Bands in which numbers of people lie, as a company was told them; nobody is in them.',
    columns: 'company_id day question answer',
  },
  matching_projection: { reason: MARKS_OF_BUILDS, columns: 'name version built_at' },
  occupation: {
    reason: REFERENCE,
    columns:
      'id uri code isco08 name labels slug names related_names current essential_skill_ids optional_skill_ids broader_ids',
  },
  occupation_label: { reason: REFERENCE, columns: 'occupation_id language label preferred' },
  offer_day_figure: {
    reason: 'How often an offer was looked at on a day, counted without knowing by whom.',
    columns: 'offer_id day platform views redirects',
  },
  place_alias: { reason: REFERENCE, columns: 'alias kind place_id rank' },
  place_slug: { reason: REFERENCE, columns: 'slug kind place_id current' },
  reference_data_part: { reason: REFERENCE, columns: 'part version loaded_at' },
  region: { reason: REFERENCE, columns: 'code name ascii_name' },
  sector: { reason: REFERENCE, columns: 'id code parent_code level name labels' },
  skill: {
    reason: REFERENCE,
    columns: 'id uri slug name labels names former_slugs current kind reuse broader_ids group_codes related_ids',
  },
  skill_group: { reason: REFERENCE, columns: 'code parent_code name labels' },
  skill_label: { reason: REFERENCE, columns: 'skill_id language label preferred' },
  projection_mark: { reason: MARKS, columns: 'projection subject_id mark failures not_before since' },
  projection_rebuild: { reason: MARKS, columns: 'projection started_at' },
  projection_rebuild_change: { reason: MARKS, columns: 'projection subject_id' },
  search_dirty_offer: { reason: MARKS, columns: 'engine offer_id mark' },
  search_rebuild: { reason: MARKS, columns: 'engine started_at' },
  search_rebuild_change: { reason: MARKS, columns: 'engine offer_id' },
  indexnow_offer: {
    reason: 'Ids of offers of which search engines are to be told.',
    columns: 'offer_id claim claimed_until',
  },
  offer_listing: {
    reason: 'Since when lists show an offer, for 60 days.',
    columns: 'offer_id listed_at',
  },
  outbox_message: {
    reason: 'Domain events on their way to the queues: ids and plain facts, gone within seconds.',
    columns: 'id event_id type payload trace_id occurred_at',
  },
  processed_event: {
    reason: 'Which reaction has handled which event: ids, for 90 days.',
    columns: 'event_id reaction_id processed_at',
  },
  task_handler: {
    reason: 'Names of reactions and schedules of this product.',
    columns: 'task event_type workload seen_at',
  },
  unanswered_search: {
    reason:
      'What people search for and do not find, counted by day without knowing who; what looks like an address or a long number is not kept, and only what was asked three times is shown.',
    columns: 'day language words times',
  },
  waiting_task: {
    reason: 'Events on their way to a reaction that only another version has: ids and plain facts.',
    columns: 'id task event_type data since not_before',
  },
  rate_limit: {
    reason: 'Uses of an address or account (mostly as a keyed hash) in the running window; expired rows are cleared.',
    columns: 'key points expire',
  },
  file_removal: {
    reason: 'Random names of files that are to be removed; rows go with the files, within a minute.',
    columns: 'key since tries not_before failure',
  },
  migrations: { reason: 'Which migrations have run.', columns: 'id timestamp name' },
};

/** Schemas of which every table has the same reason, whatever its columns: their layout is not ours, or changes with an engine. */
export const SCHEMAS_WITHOUT_ENTITIES: Record<string, string> = {
  bullmq: 'Tables of the queues: tasks carry events, with ids and plain facts.',
  cv_search_index:
    'Derived from profiles and CVs of those who let companies find them, masked; who is erased or takes that back is taken out within seconds.',
  search_index: DERIVED,
  search_tools: DERIVED,
};
