import { pathTo } from '@babelboard/pages';
import { UI_LANGUAGES, uiLanguageOf } from '@babelboard/texts';
import type { ApplicantDetail } from '@babelboard/wire';
import { useAnswerWords } from '../../../applying/answer-words.js';
import { monthName } from '../../../forms/choices/months.js';
import { useI18n } from '../../../i18n/i18n.js';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.js';
import { CrashBoundary } from '../../../ui/crash-boundary.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { Skeleton } from '../../../ui/skeleton.js';
import css from './sent-things.module.css';

const PdfViewer = lazyPart(() => import('../../../pdf-viewer/pdf-viewer.js'), ['pdf-viewer']);

/** All that came with an application, as it was when it was sent. */
export function SentThings({ applicant }: { applicant: ApplicantDetail }) {
  const t = useText();
  const { answer: words } = useAnswerWords();
  const { cv, letter, answers, experience, education, skills } = applicant;
  const { user } = useSession();
  return (
    <>
      {answers.length > 0 && (
        <Part>
          <h3>{t('applicants.answers')}</h3>
          <dl>
            {answers.map(({ id, text, answer, meets }) => (
              <div key={id} data-meets={meets ?? undefined}>
                <dt dir="auto">{text}</dt>
                <dd dir="auto">
                  {words(answer)}
                  {meets === false && <em> {t('applicants.answer-otherwise')}</em>}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {cv !== null && (
        <Part>
          <h3>{t('applicants.cv')}</h3>
          {user?.company?.may_export === true ? (
            <SentCv id={applicant.id} name={cv.name} type={cv.type} />
          ) : (
            <p>{t('applicants.cv-closed')}</p>
          )}
        </Part>
      )}
      {letter !== '' && (
        <Part>
          <h3>{t('applicants.letter')}</h3>
          <Letter dir="auto">{letter}</Letter>
        </Part>
      )}
      <Periods
        title={t('applicants.experience')}
        entries={experience.map(({ position, employer, from, to }) => ({ what: position, where: employer, from, to }))}
      />
      <Periods
        title={t('applicants.education')}
        entries={education.map(({ title, school, from, to }) => ({ what: title, where: school, from, to }))}
      />
      <Skills skills={skills} />
    </>
  );
}

/** Those of the catalogue, and apart from them those that the applicant names in their own words. */
function Skills({ skills }: Pick<ApplicantDetail, 'skills'>) {
  const t = useText();
  const names = (own: boolean) => skills.flatMap((skill) => (skill.own === own ? skill.name : [])).join(', ');
  if (skills.length === 0) return null;
  return (
    <Part>
      <h3>{t('applicants.skills')}</h3>
      {names(false) !== '' && <p>{names(false)}</p>}
      {names(true) !== '' && (
        <p>
          <Sentence text="applicants.own-skills" parts={{ skills: names(true) }} />
        </p>
      )}
    </Part>
  );
}

/** A PDF is read in its place, the text of others in a page of its own. */
function SentCv({ id, name, type }: { id: number; name: string; type: string }) {
  const t = useText();
  const file = `/api/companies/applicants/${id}/cv`;
  const page = pathTo('preview-cv', { personId: `${id}`, cvId: 'sent' });
  const save = (
    <ButtonAnchor data-look="plain" href={file} download>
      {t('applicants.cv-save', { name })}
    </ButtonAnchor>
  );
  const open = (
    <ButtonLink data-look="plain" to={page}>
      {t('applicants.cv-open', { name })}
    </ButtonLink>
  );
  if (type !== 'pdf') {
    return (
      <p>
        {open}
        {save}
      </p>
    );
  }
  return (
    <CrashBoundary fallback={() => <p>{save}</p>}>
      <PartBoundary fallback={<Skeleton />}>
        <PdfViewer url={`${file}?inline=1`} name={name}>
          {open}
          {save}
        </PdfViewer>
      </PartBoundary>
    </CrashBoundary>
  );
}

interface Period {
  what: string;
  where: string;
  from: string | null;
  to: string | null;
}

function Periods({ title, entries }: { title: string; entries: Period[] }) {
  const t = useText();
  const { locale } = UI_LANGUAGES[uiLanguageOf(useI18n().locale)];
  const month = (written: string) => monthName(written, locale);
  if (entries.length === 0) return null;
  return (
    <Part>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ what, where, from, to }) => (
          <li key={`${what}${where}${from}`}>
            <b dir="auto">{what}</b> <span dir="auto">{where}</span>
            {from !== null && (
              <small>
                {t('applicants.period', { from: month(from), to: to === null ? t('applicants.today') : month(to) })}
              </small>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = withClass('section', css.part);

const Letter = withClass('p', css.letter);
