import type { WRITING_REFUSALS } from '@babelboard/wire';
import { Loaded } from '../../../frame/loaded.js';
import { type TextKey, useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Note } from '../../../ui/note.js';
import { useFindThread } from '../api/find-thread.js';
import type { ThreadOf } from '../api/thread-calls.js';
import { MessageForm } from './message-form.js';
import css from './thread.module.css';
import { ThreadLog } from './thread-log.js';

const REFUSALS: Record<(typeof WRITING_REFUSALS)[number], TextKey> = {
  ended: 'conversations.ended',
  company_writes_first: 'conversations.company-first',
  answered_once: 'conversations.answered-once',
  company_suspended: 'conversations.suspended',
};

/** What both sides of an application have written, and the place to go on; who may not write reads why before they type. */
export default function Thread(of: ThreadOf) {
  const t = useText();
  const query = useFindThread(of);
  return (
    <Loaded query={query} lines={4}>
      {(thread) => (
        <Whole>
          <ThreadLog of={of} thread={thread} />
          {thread.refusal === null ? (
            <MessageForm of={of} to={of.side === 'candidate' ? thread.company.name : thread.candidate.name} />
          ) : (
            <Note role="note">
              <p>{t(REFUSALS[thread.refusal])}</p>
            </Note>
          )}
        </Whole>
      )}
    </Loaded>
  );
}

const Whole = withClass('div', css.whole);
