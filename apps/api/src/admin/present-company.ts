import type { ModeratedCompany as FoundCompany } from '@babelboard/companies';
import type { CompanySuspension as Decided } from '@babelboard/companies/contract';
import type { CompanySuspension, ModeratedCompany } from '@babelboard/wire';

/** A company in the words of the wire, for operators. */
export function presentCompany(company: FoundCompany, suspension: Decided | undefined): ModeratedCompany {
  const { id, name, state, suspended, vatId, website, createdAt, members, formerName, sharing } = company;
  return {
    ...{ id, name, state, suspended, website, members },
    vat_id: vatId,
    created_at: createdAt.toISOString(),
    former_name: formerName,
    vat_id_shared: sharing,
    suspension: presentSuspension(suspension),
  };
}

/** Why a company is suspended, for its members and for operators. */
export function presentSuspension(suspension: Decided | undefined): CompanySuspension {
  return suspension === undefined
    ? null
    : { at: suspension.suspendedAt.toISOString(), ground: suspension.ground, explanation: suspension.explanation };
}
