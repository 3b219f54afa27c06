import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { withClass } from '../theme/with-class.js';
import css from './pdf-page.module.css';

/** A4, until the page says its own. */
const A4 = Math.SQRT2;
/** More dots than that nobody sees, and a phone has no room for them. */
const SHARPEST = 2;
/** Of one page: a file may say that its page is a hundred times as high as wide. */
const MOST_DOTS = 12_000_000;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  label: string;
  /** Of the page, in CSS pixels. */
  width: number;
}

/** One page as a picture with its text over it, to be read aloud, found and copied. It is drawn while one is near. */
export function PdfPage({ pdf, number, label, width }: PdfPageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(A4);
  const [drawn, setDrawn] = useState(0);
  const near = useNear(sheet);
  useEffect(() => {
    const place = sheet.current;
    if (place === null) return;
    if (!near) {
      place.replaceChildren();
      setDrawn(0);
      return;
    }
    const drawing = draw(pdf, number, width, setRatio, (parts) => {
      place.replaceChildren(...parts);
      setDrawn(width);
    });
    return drawing.stop;
  }, [near, pdf, number, width]);
  return (
    <Sheet
      ref={sheet}
      role="group"
      aria-label={label}
      aria-busy={near && drawn !== width}
      style={{ width, height: width * ratio }}
    />
  );
}

function draw(
  pdf: PDFDocumentProxy,
  number: number,
  width: number,
  onRatio: (ratio: number) => void,
  onDrawn: (parts: HTMLElement[]) => void,
): { stop: () => void } {
  let stopped = false;
  let cancel = () => {};
  const begin = async () => {
    const page = await pdf.getPage(number);
    if (stopped) return;
    const natural = page.getViewport({ scale: 1 });
    onRatio(natural.height / natural.width);
    const viewport = page.getViewport({ scale: width / natural.width });
    const sharpest = Math.sqrt(MOST_DOTS / (viewport.width * viewport.height));
    const sharpness = Math.min(window.devicePixelRatio, SHARPEST, sharpest);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width * sharpness);
    canvas.height = Math.ceil(viewport.height * sharpness);
    const words = document.createElement('div');
    words.className = css.words ?? '';
    words.style.setProperty('--total-scale-factor', String(viewport.scale));
    const picture = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
    const text = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
    cancel = () => {
      picture.cancel();
      text.cancel();
    };
    await Promise.all([picture.promise, text.render()]);
    if (!stopped) onDrawn([canvas, words]);
  };
  // A page that cannot be drawn stays white: what else there is of the file can be read, and all of it saved.
  begin().catch(() => {
    if (!stopped) onDrawn([]);
  });
  return {
    stop: () => {
      stopped = true;
      cancel();
    },
  };
}

/** Whether it is within some screens of what one sees: of a long file not all is kept as pictures. */
function useNear(of: { current: Element | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (of.current === null) return;
    const watch = new IntersectionObserver(([seen]) => setNear(seen?.isIntersecting === true), {
      rootMargin: '1600px',
    });
    watch.observe(of.current);
    return () => watch.disconnect();
  }, [of]);
  return near;
}

const Sheet = withClass('div', css.sheet);
