import { styled } from '@mui/material/styles';
import { categoryLabel, categoryStyle, type Category } from './categories';
import { categoryLook } from './CategoryLabel.styles';

const Label = styled('span')(categoryLook);

/** The name of a subject in its colour, preceded by its hue square. */
export function CategoryLabel({ category }: { category: Category }) {
  return <Label data-hue={categoryStyle(category).hue}>{categoryLabel(category)}</Label>;
}
