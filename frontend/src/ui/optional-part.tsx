import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.js';
import { CrashBoundary } from './crash-boundary.js';
import { notifications } from './notifications/notifications.js';
import { PartBoundary } from './part-boundary.js';

/** Something that opens over the page: where it cannot, the page stays as it was and a word about it offers to try again. */
export function OptionalPart({ open, close, children }: { open: () => void; close: () => void; children: ReactNode }) {
  const t = useText();
  const onCrash = () => {
    close();
    notifications.notify({
      message: t('part.failed'),
      type: 'negative',
      timeout: 0,
      action: { label: t('failure.retry'), run: open },
    });
  };
  return (
    <CrashBoundary fallback={() => null} onCrash={onCrash}>
      <PartBoundary>{children}</PartBoundary>
    </CrashBoundary>
  );
}
