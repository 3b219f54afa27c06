import { withClass } from '../theme/with-class.js';
import css from './skeleton.module.css';

/** The shape of something that is on its way. */
export const Skeleton = withClass('span', css.skeleton);
