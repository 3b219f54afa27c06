import { pathTo } from '@babelboard/pages';
import { Loaded } from '../../../frame/loaded.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { CrashBoundary } from '../../../ui/crash-boundary.js';
import { ArrowLeftIcon } from '../../../ui/icons/arrow-left-icon.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { PageColumn } from '../../../ui/page-column.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useFindCvText, useFindUnlocked } from '../unlock/unlock-api.js';
import css from './preview-cv.page.module.css';

const PdfViewer = lazyPart(() => import('../../../pdf-viewer/pdf-viewer.js'), ['pdf-viewer']);

/** A CV of somebody whom the company knows: a PDF as it is, other files as their text. */
const PreviewCvPage: PageComponent<'preview-cv'> = ({ page }) => {
  const t = useText();
  const { candidateId: id, cvId } = page.params;
  const query = useFindUnlocked(id);
  const name = query.data && `${query.data.first_name} ${query.data.last_name}`.trim();
  useAccountHead(name ?? t('people.cvs'));
  return (
    <Room>
      <Back to={pathTo('unlocked-candidate', { candidateId: id })}>
        <ArrowLeftIcon />
        <bdi>{name ?? t('people.one')}</bdi>
      </Back>
      <Loaded query={query} lines={9}>
        {({ cvs }) => {
          const cv = cvs.find((one) => String(one.id) === cvId);
          if (cv === undefined) return <h1>{t('people.cv-gone')}</h1>;
          const file = `/api/companies/people/${encodeURIComponent(id)}/cvs/${cv.id}`;
          const save = (
            <ButtonAnchor data-look="plain" href={file} download>
              {t('people.cv-save')}
            </ButtonAnchor>
          );
          return (
            <>
              <h1>
                <bdi>{cv.name}</bdi>
              </h1>
              {cv.type === 'pdf' ? (
                <CrashBoundary fallback={() => <p>{save}</p>}>
                  <PartBoundary fallback={<Skeleton style={{ height: 400 }} />}>
                    <PdfViewer url={`${file}?inline=1`} name={cv.name}>
                      {save}
                    </PdfViewer>
                  </PartBoundary>
                </CrashBoundary>
              ) : (
                <>
                  <p>{save}</p>
                  <CvText id={id} cvId={cv.id} />
                </>
              )}
            </>
          );
        }}
      </Loaded>
    </Room>
  );
};

export default PreviewCvPage;

function CvText({ id, cvId }: { id: string; cvId: number }) {
  const t = useText();
  const query = useFindCvText(id, cvId);
  return (
    <Loaded query={query} lines={9}>
      {({ text }) => (text === null ? <p>{t('people.cv-unreadable')}</p> : <Text dir="auto">{text}</Text>)}
    </Loaded>
  );
}

const Room = withClass(PageColumn, css.room);

const Back = withClass(Link, css.back);

const Text = withClass('article', css.text);
