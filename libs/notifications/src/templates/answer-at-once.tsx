import { Link } from '@react-email/components';
import { STYLE } from './mail-style.js';
import type { MailFace } from './mail-template.js';
import { SmallPrint } from './paragraph.js';

/** The way to answer one applicant without signing in; nothing where there are several. The page behind it asks before anything is done. */
export function AnswerAtOnce({ face: { t, page }, path }: { face: MailFace; path: string | null }) {
  return (
    path !== null && (
      <SmallPrint>
        {t('answer-at-once')}
        <br />
        <Link className="link" href={page(path)} style={STYLE.link}>
          {page(path)}
        </Link>
      </SmallPrint>
    )
  );
}
