import type { CompanyDashboardResponse } from '@babelboard/wire';

export const COMPANY_STEPS = ['verify', 'describe', 'offer', 'invite'] as const;
export type CompanyStep = (typeof COMPANY_STEPS)[number];

/** What the page leads with: the one thing that cannot wait, else the next step of a new company, else nothing. */
export type FirstThing =
  | { kind: 'suspended' }
  | { kind: 'taken-off'; count: number }
  | { kind: 'overdue' | 'due' | 'unread' | 'new'; count: number }
  | { kind: 'step'; step: CompanyStep }
  | { kind: 'nothing' };

/** Which steps of a new company are done. */
export function doneSteps({ company, email_verified, members, offers }: CompanyDashboardResponse): CompanyStep[] {
  const done: Record<CompanyStep, boolean> = {
    verify: company.state === 'verified' && email_verified,
    describe: company.described,
    offer: offers.ever_live,
    invite: members.total + members.invited > 1,
  };
  return COMPANY_STEPS.filter((step) => done[step]);
}

/** Steps that are open, of those that who asks can take: recruiters neither describe the company nor invite. */
export function openSteps(dashboard: CompanyDashboardResponse, owner: boolean): CompanyStep[] {
  const done = doneSteps(dashboard);
  return COMPANY_STEPS.filter((step) => !done.includes(step) && (owner || (step !== 'describe' && step !== 'invite')));
}

export function firstThing(dashboard: CompanyDashboardResponse, owner: boolean): FirstThing {
  const { overdue, due_soon: due, unread_messages: unread, new: fresh } = dashboard.applicants;
  if (dashboard.company.suspended) return { kind: 'suspended' };
  const { total: takenOff } = dashboard.offers.taken_off;
  if (takenOff > 0) return { kind: 'taken-off', count: takenOff };
  if (overdue > 0) return { kind: 'overdue', count: overdue };
  if (due > 0) return { kind: 'due', count: due };
  if (unread > 0) return { kind: 'unread', count: unread };
  if (fresh > 0) return { kind: 'new', count: fresh };
  const [step] = openSteps(dashboard, owner);
  return step === undefined ? { kind: 'nothing' } : { kind: 'step', step };
}
