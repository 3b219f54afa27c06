import styled from '@emotion/styled';

/** The measure of a page: the edges breathe with the window. */
export const PageColumn = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1560,
  marginInline: 'auto',
  paddingInline: 'max(20px, env(safe-area-inset-left))',
  [theme.breakpoints.up('sm')]: { paddingInline: 32 },
  [theme.breakpoints.up('md')]: { paddingInline: 40 },
  [theme.breakpoints.up('lg')]: { paddingInline: 64 },
}));

/** The measure of reading. */
export const ReadingColumn = styled(PageColumn)(({ theme }) => ({
  maxWidth: 720 + 40,
  [theme.breakpoints.up('sm')]: { maxWidth: 720 + 64 },
  [theme.breakpoints.up('lg')]: { maxWidth: 720 + 128 },
}));
