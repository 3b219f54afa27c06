import '../../features/operations/texts.js';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.js';
import { PageSkeleton } from '../layout/page-skeleton.js';
import { useAccountHead } from '../use-account-head.js';

/** The place of the queues in the application: whoever may see them came here from a login, and gets them from the server. */
export default function QueuesPage() {
  const t = useText();
  useAccountHead(t('operations.queues'));
  useEffect(() => window.location.reload(), []);
  return <PageSkeleton />;
}
