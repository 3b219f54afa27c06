import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { radius, token, type } from '../theme/theme.js';

/**
 * One look for what one presses, named by `data-look`: `filled`, `outlined` or `plain`. What takes something away says
 * `data-tone="danger"` and never has the colour of yes.
 */
const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 46,
  padding: '8px 22px',
  border: 0,
  borderRadius: radius.round,
  background: 'transparent',
  color: token('ink'),
  fontSize: type.body,
  fontWeight: 620,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms, box-shadow 120ms, transform 120ms',
  '&:active': { transform: 'translateY(1px)' },
  '&:hover': { color: token('ink') },
  '&:focus-visible': { borderRadius: radius.round },
  '&:disabled': { cursor: 'default', color: token('ink-soft'), opacity: 0.55 },
  '&[data-look="filled"]': { background: token('accent'), color: token('on-accent') },
  '&[data-look="filled"]:hover': { boxShadow: `0 0 0 4px ${token('accent-soft')}` },
  '&[data-look="outlined"]': { border: `1.5px solid ${token('line-strong')}` },
  '&[data-look="outlined"]:hover': { borderColor: token('ink'), background: token('tint') },
  '&[data-look="plain"]': { padding: '8px 12px' },
  '&[data-look="plain"]:hover:enabled': { background: token('tint') },
  '&[data-tone="danger"]': { color: token('negative'), borderColor: token('negative') },
  '&[data-tone="danger"]:hover': { borderColor: token('negative') },
  '&[data-tone="danger"][data-look="filled"]': { background: token('negative'), color: token('on-negative') },
  '&[data-tone="danger"][data-look="filled"]:hover': { boxShadow: `0 0 0 4px ${token('negative-soft')}` },
} as const;

export const Button = styled('button')(look);
/** Looks like a button and leads to another page of ours. */
export const ButtonLink = styled(Link)(look);
/** The same for an address that the router does not know, or that only works without a script. */
export const ButtonAnchor = styled('a')(look);
