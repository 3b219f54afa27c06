import type { ComponentType } from 'react';
import { SettingsSection, titleOf } from '../../../frame/settings-section.js';
import { useText } from '../../../i18n/use-text.js';
import { AgainSoon } from '../../../ui/again-soon.js';
import { CrashBoundary } from '../../../ui/crash-boundary.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { Skeleton } from '../../../ui/skeleton.js';

// Candidates and operators have the same page without them.
const CompanyFacts = lazyPart(
  () => import('../../../features/companies/components/settings/company-facts.js'),
  ['companies', 'forms', 'forms/sectors', 'identity'],
);
const ReplyRules = lazyPart(
  () => import('../../../features/companies/components/settings/reply-rules.js'),
  ['companies', 'forms'],
);

/** What the company says of itself. */
export function CompanyFactsSection({ id }: { id: string }) {
  const t = useText();
  return (
    <SettingsSection id={id} title={t('settings.company')} intro={t('settings.company-intro')}>
      <Part Content={CompanyFacts} titleId={titleOf(id)} />
    </SettingsSection>
  );
}

/** How it answers applicants. */
export function ReplyRulesSection({ id }: { id: string }) {
  const t = useText();
  return (
    <SettingsSection id={id} title={t('settings.replies')} intro={t('settings.replies-intro')}>
      <Part Content={ReplyRules} titleId={titleOf(id)} />
    </SettingsSection>
  );
}

function Part({ Content, titleId }: { Content: ComponentType<{ titleId: string }>; titleId: string }) {
  return (
    <CrashBoundary fallback={(again) => <AgainSoon again={again} />}>
      <PartBoundary fallback={<Skeleton style={{ height: 72 }} />}>
        <Content titleId={titleId} />
      </PartBoundary>
    </CrashBoundary>
  );
}
