import { pathTo } from '@babelboard/pages';
import type { CvsResponse } from '@babelboard/wire';
import { useEffect, useRef } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useLocation, useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useFindCvs } from '../cvs/api/find-cvs.js';
import { CvList } from '../cvs/list/cv-list.js';
import { ReadCv } from '../cvs/review/read-cv.js';
import { UploadCv } from '../cvs/upload/upload-cv.js';
import css from './my-cvs.page.module.css';

/** In the address: the CV that is looked through, so that a reload and the back button know it. */
const READ = 'read';

/** The CVs that one has, and what is read in them. */
const MyCvsPage: PageComponent = () => {
  const t = useText();
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, refetch } = useFindCvs();
  const asked = Number(new URLSearchParams(search).get(READ));
  const read = data?.cvs.find(({ id }) => id === asked);
  const shown = useRef(asked);
  useEffect(() => {
    const turned = shown.current !== asked;
    shown.current = asked;
    // The same page to the router: what was pressed has gone with what stood here.
    if (turned && document.activeElement === document.body) document.getElementById('content')?.focus();
  }, [asked]);
  const show = (id: number | null) => navigate(id === null ? pathTo('my-cvs') : `${pathTo('my-cvs')}?${READ}=${id}`);
  if (read !== undefined) {
    return (
      <OwnPage title={t('review.title', { name: read.name })} lead={t('review.lead')}>
        <Wide>
          <ReadCv cv={read} onBack={() => show(null)} />
        </Wide>
      </OwnPage>
    );
  }
  return (
    <OwnPage title={t('cvs.title')} lead={t('cvs.lead')}>
      <UploadCv onDone={({ cv }) => show(cv.id)} />
      {data !== undefined && <Files known={data} onRead={show} />}
      {data === undefined && error !== null && (
        <Failed role="alert">
          <p>{failureWords(error, t('cvs.not-loaded'))}</p>
          <Button type="button" data-look="outlined" onClick={() => void refetch()}>
            {t('failure.retry')}
          </Button>
        </Failed>
      )}
      {data === undefined && error === null && (
        <div aria-busy="true">
          <Skeleton style={{ width: '55%', height: 26 }} />
          <Skeleton style={{ width: '35%', height: 18, marginTop: 12 }} />
        </div>
      )}
    </OwnPage>
  );
};

export default MyCvsPage;

function Files({ known, onRead }: { known: CvsResponse; onRead: (id: number) => void }) {
  const t = useText();
  const { cvs } = known;
  return (
    <Section aria-labelledby="cv-files">
      <h2 id="cv-files" tabIndex={-1}>
        {t(cvs.length === 0 ? 'cvs.none' : 'cvs.list')}
      </h2>
      {cvs.length === 0 ? (
        <>
          <p>{t('cvs.none-text')}</p>
          <ButtonLink to={pathTo('my-profile')} data-look="outlined">
            {t('cvs.to-profile')}
          </ButtonLink>
        </>
      ) : (
        <>
          {cvs.some(({ state }) => state === 'unscanned') && <Unscanned>{t('cvs.unscanned')}</Unscanned>}
          <CvList known={known} onRead={onRead} />
        </>
      )}
    </Section>
  );
}

const Wide = withClass('div', css.wide);

const Section = withClass('section', css.section);

const Unscanned = withClass('p', css.unscanned);

const Failed = withClass('div', css.failed);
