import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import { Button } from '../ui/button.js';
import { MinusIcon } from '../ui/icons/minus-icon.js';
import { PlusIcon } from '../ui/icons/plus-icon.js';
import { Note } from '../ui/note.js';
import { Skeleton } from '../ui/skeleton.js';
import { PdfPage } from './pdf-page.js';
import css from './pdf-viewer.module.css';
import { useOpenPdf } from './use-open-pdf.js';

/** Parts of the width that there is. */
const ZOOMS = [1, 1.5, 2, 3];

export interface PdfViewerProps {
  /** Of our server. */
  url: string;
  /** What it is called for people. */
  name: string;
  /** What else can be done with the file. */
  children?: ReactNode;
}

/** A PDF in its place on the page: all pages in a frame that scrolls. */
export default function PdfViewer({ url, name, children }: PdfViewerProps) {
  const t = useText();
  const { pdf, failed } = useOpenPdf(url);
  const frame = useRef<HTMLElement>(null);
  const room = useWidth(frame);
  const [zoom, setZoom] = useState(0);
  const width = Math.floor(room * (ZOOMS[zoom] ?? 1));
  const pages = pdf === null ? [] : Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  return (
    <Viewer>
      <Bar>
        {pdf !== null && (
          <>
            <span>{t('pdf.pages', { count: pdf.numPages })}</span>
            <Button
              type="button"
              data-look="plain"
              aria-label={t('pdf.smaller')}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            >
              <MinusIcon />
            </Button>
            <Button
              type="button"
              data-look="plain"
              aria-label={t('pdf.larger')}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <PlusIcon />
            </Button>
          </>
        )}
        {children}
      </Bar>
      {failed && <Note role="status">{t('pdf.failed')}</Note>}
      {!failed && (
        <Frame ref={frame} tabIndex={0} aria-label={name} aria-busy={pdf === null}>
          {pdf === null && <Skeleton />}
          {width > 0 &&
            pdf !== null &&
            pages.map((number) => (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                width={width}
                label={t('pdf.page', { number, count: pages.length })}
              />
            ))}
        </Frame>
      )}
    </Viewer>
  );
}

/** Of an element's inside, in CSS pixels; 0 until it is known. */
function useWidth(of: { current: Element | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (of.current === null) return;
    const watch = new ResizeObserver(([changed]) => setWidth(Math.floor(changed?.contentRect.width ?? 0)));
    watch.observe(of.current);
    return () => watch.disconnect();
  }, [of]);
  return width;
}

const Viewer = withClass('div', css.viewer);

const Bar = withClass('div', css.bar);

const Frame = withClass('section', css.frame);
