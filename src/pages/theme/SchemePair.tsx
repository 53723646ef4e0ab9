import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colorSchemeAttribute } from '@/ui/colorSchemeAttribute';

const Pair = styled('div')({
  display: 'grid',
  gap: 1,
  '@media (width >= 900px)': { gridTemplateColumns: '1fr 1fr' },
});

/** The containing block for fixed elements as well, so that a drawer opens within its half. */
const Half = styled('div')({
  position: 'relative',
  minWidth: 0,
  padding: 24,
  overflow: 'auto',
  transform: 'translate(0)',
  background: 'var(--mui-palette-background-default)',
  color: 'var(--mui-palette-text-primary)',
});

/** The same content in light and in dark, side by side where there is room. */
export function SchemePair({ children }: { children: ReactNode }) {
  return (
    <Pair>
      {['light', 'dark'].map((scheme) => (
        <Half key={scheme} {...{ [colorSchemeAttribute]: scheme }}>
          {children}
        </Half>
      ))}
    </Pair>
  );
}
