import type { ComponentType } from 'react';
import { SettingsSection, titleOf } from '../../../frame/settings-section.js';
import { useText } from '../../../i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { CrashBoundary } from '../../../ui/crash-boundary.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { Skeleton } from '../../../ui/skeleton.js';

// Companies and operators have the same page without them.
const SignalSettings = lazyPart(
  () => import('../../../features/push-messages/components/signal-settings.js'),
  ['push-messages'],
);
const VisibilitySettings = lazyPart(
  () => import('./visibility-settings.js'),
  [
    'candidates/profile',
    'cv-search',
    'favorites',
    'forms/inline',
    'forms/choices',
    'job-marks/menu',
    'languages-i-speak',
  ],
);

/** Where messages come beside the mailbox. */
export function SignalSection({ id }: { id: string }) {
  const t = useText();
  return (
    <SettingsSection id={id} title={t('settings.signal')} intro={t('settings.signal-intro')}>
      <Part Content={SignalSettings} titleId={titleOf(id)} />
    </SettingsSection>
  );
}

/** Who sees one's profile, and whose offers one does not see. */
export function VisibilitySection({ id }: { id: string }) {
  const t = useText();
  return (
    <SettingsSection id={id} title={t('settings.visibility')} intro={t('settings.visibility-intro')}>
      <Part Content={VisibilitySettings} titleId={titleOf(id)} />
    </SettingsSection>
  );
}

function Part({ Content, titleId }: { Content: ComponentType<{ titleId: string }>; titleId: string }) {
  const t = useText();
  return (
    <CrashBoundary
      fallback={(again) => (
        <div role="alert">
          <p>{t('part.failed')}</p>
          <Button type="button" data-look="outlined" onClick={again}>
            {t('failure.retry')}
          </Button>
        </div>
      )}
    >
      <PartBoundary fallback={<Skeleton style={{ height: 72 }} />}>
        <Content titleId={titleId} />
      </PartBoundary>
    </CrashBoundary>
  );
}
