import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RangeField } from './RangeField';

function Price() {
  const [price, setPrice] = useState(129);
  return (
    <RangeField
      label="Price"
      value={price}
      valueText={`$${price}`}
      min={0}
      max={300}
      step={1}
      onChange={setPrice}
    />
  );
}

test('a slider moved before the script ran keeps its place, and its words follow', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Price />);
  const slider = container.querySelector('input');
  expect(slider).toHaveAttribute('aria-valuetext', '$129');
  if (slider) slider.value = '200';
  await act(async () => hydrateRoot(container, <Price />));
  expect(slider?.value).toBe('200');
  expect(slider).toHaveAttribute('aria-valuetext', '$200');
});
