import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '../theme/theme.js';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** The shape of something that is on its way. */
export const Skeleton = styled('span')({
  display: 'block',
  borderRadius: 6,
  background: token('tint'),
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
