import type { Conversion, ListedCv } from '@babelboard/cvs';
import { type Cv, type CvsResponse, flagOf, type Conversion as WireConversion } from '@babelboard/wire';

/** CVs in the words of the wire. */
export function presentCvs({
  cvs,
  conversions,
}: {
  cvs: ListedCv[];
  conversions: Conversion[];
}): Pick<CvsResponse, 'cvs' | 'conversions'> {
  return { cvs: cvs.map(presentCv), conversions: conversions.map(presentConversion) };
}

function presentCv(cv: ListedCv): Cv {
  return {
    id: cv.id,
    name: cv.name,
    type: cv.type,
    size: cv.size,
    uploaded_at: cv.uploadedAt.toISOString(),
    default: flagOf(cv.isDefault),
    language: cv.language,
    state: cv.scanState,
    review: cv.reviewState,
    extraction: cv.extraction,
  };
}

function presentConversion({ action, at }: Conversion): WireConversion {
  return { action, at: at.toISOString() };
}
