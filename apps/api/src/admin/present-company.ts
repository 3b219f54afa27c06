import type { ModeratedCompany as FoundCompany } from '@babelboard/companies';
import type { ModeratedCompany } from '@babelboard/wire';

/** A company in the words of the wire, for operators. */
export function presentCompany(company: FoundCompany): ModeratedCompany {
  const { id, name, state, suspended, vatId, website, createdAt, members, formerName, sharing } = company;
  return {
    ...{ id, name, state, suspended, website, members },
    vat_id: vatId,
    created_at: createdAt.toISOString(),
    former_name: formerName,
    vat_id_shared: sharing,
  };
}
