import type { CvTextResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../../../api/request-json.js';
import { Loaded } from '../../../frame/loaded.js';
import { useText } from '../../../i18n/use-text.js';
import { PERSONAL } from '../../../session/personal.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { CrashBoundary } from '../../../ui/crash-boundary.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { PartBoundary } from '../../../ui/part-boundary.js';
import { Skeleton } from '../../../ui/skeleton.js';
import css from './shown-cv.module.css';

const PdfViewer = lazyPart(() => import('../../../pdf-viewer/pdf-viewer.js'), ['pdf-viewer']);

/** A CV to be read: a PDF as it is, other files as their text. `file` is its address. */
export function ShownCv({ file, name, type }: { file: string; name: string; type: string }) {
  const t = useText();
  const save = (
    <ButtonAnchor data-look="plain" href={file} download>
      {t('people.cv-save')}
    </ButtonAnchor>
  );
  return (
    <>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      {type === 'pdf' ? (
        <CrashBoundary fallback={() => <p>{save}</p>}>
          <PartBoundary fallback={<Skeleton style={{ height: 400 }} />}>
            <PdfViewer url={`${file}?inline=1`} name={name}>
              {save}
            </PdfViewer>
          </PartBoundary>
        </CrashBoundary>
      ) : (
        <>
          <p>{save}</p>
          <CvText file={file} />
        </>
      )}
    </>
  );
}

function CvText({ file }: { file: string }) {
  const t = useText();
  const query = useQuery({
    queryKey: [PERSONAL, 'cv-text', file],
    queryFn: () => requestJson<CvTextResponse>(`${file}/text`),
  });
  return (
    <Loaded query={query} lines={9}>
      {({ text }) => (text === null ? <p>{t('people.cv-unreadable')}</p> : <Text dir="auto">{text}</Text>)}
    </Loaded>
  );
}

const Text = withClass('article', css.text);
