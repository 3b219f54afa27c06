import { FEWEST_CV_LETTERS } from '@babelboard/wire';
import { useState } from 'react';
import { keepEdit, keptEdit } from '../../../../forms/inline/drafts.js';
import { useText } from '../../../../i18n/use-text.js';
import { useSession } from '../../../../session/use-session.js';

const PART = 'cv-text';

/** The text of a CV that somebody has as no file: kept in this tab while it is typed, over a reload and a login. */
export function usePastedText() {
  const t = useText();
  const account = useSession().user?.id ?? 0;
  const [{ text, open }, setKept] = useState(() => {
    const kept = keptEdit(account, PART)?.values;
    return { text: String(kept?.text ?? ''), open: kept?.open === true };
  });
  const [wrong, setWrong] = useState<string | null>(null);
  const keep = (next: { text: string; open: boolean }) => {
    setKept(next);
    setWrong(null);
    keepEdit(account, PART, next.text === '' ? null : { values: next, base: {} });
  };
  /** As a file that is sent like any other; null where it is too short, and that is said. */
  const file = (): File | null => {
    if ((text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_CV_LETTERS) {
      setWrong(t('cvs.text-short'));
      return null;
    }
    return new File([text], t('cvs.text-file', { day: today() }), { type: 'text/plain' });
  };
  return {
    text,
    /** Whether its field is; closed it keeps what was typed. */
    open,
    wrong,
    set: (typed: string) => keep({ text: typed, open: true }),
    turn: (to: boolean) => keep({ text, open: to }),
    forget: () => keep({ text: '', open: false }),
    file,
  };
}

export type PastedText = ReturnType<typeof usePastedText>;

/** As the calendar of the person has it. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
