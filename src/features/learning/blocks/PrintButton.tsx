import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';

const icon = <PrintOutlined />;

export function PrintButton(props: Pick<ButtonProps, 'variant' | 'onClick' | 'children'>) {
  return <Button data-unprinted startIcon={icon} {...props} />;
}
