import type { ThreadSide } from '../../applying/unread-messages.js';
import { useText } from '../../i18n/use-text.js';
import { Button } from '../../ui/button.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { partInPlace } from '../../ui/part-in-place.js';
import { Skeleton } from '../../ui/skeleton.js';

interface MessageSectionProps {
  side: ThreadSide;
  applicationId: number;
}

const Thread = partInPlace(
  lazyPart(() => import('../../features/conversations/components/thread.js'), ['conversations', 'forms/choices']),
  { waiting: () => <Skeleton style={{ height: 160 }} />, failed: (_thread, again) => <Failed again={again} /> },
);

/** What both sides of an application write to each other; mails lead to it. */
export function MessageSection({ side, applicationId }: MessageSectionProps) {
  const t = useText();
  const Title = side === 'candidate' ? 'h2' : 'h3';
  return (
    <section id="messages" aria-labelledby="messages-title">
      <Title id="messages-title">{t('applying.messages')}</Title>
      <Thread key={applicationId} side={side} applicationId={applicationId} />
    </section>
  );
}

function Failed({ again }: { again: () => void }) {
  const t = useText();
  return (
    <p role="alert">
      {t('part.failed')}{' '}
      <Button type="button" data-look="outlined" onClick={again}>
        {t('failure.retry')}
      </Button>
    </p>
  );
}
