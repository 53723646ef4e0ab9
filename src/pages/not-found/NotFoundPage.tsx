import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, useLocation } from 'react-router-dom';
import { notFound } from '@/content/notFound';
import { paths } from '@/paths';
import { Mark } from '@/ui/art/Mark';
import { LinkButton } from '@/ui/LinkButton';
import { PageHead } from '@/ui/PageHead';
import { TextInput } from '@/ui/TextInput';
import { TextLink } from '@/ui/TextLink';
import { findRightPath } from './findRightPath';
import { Page } from './NotFoundPage.styles';

export function NotFoundPage() {
  const { pathname, search, hash } = useLocation();
  const path = findRightPath(pathname);
  const right = path === undefined ? undefined : `${path}${search}${hash}`;
  return (
    <Page>
      <PageHead title={notFound.title} noIndex />
      <div className="figure" aria-hidden="true">
        4<Mark className="mark" />4
      </div>
      <Typography variant="h1">{notFound.title}</Typography>
      <Typography className="text">{notFound.text}</Typography>
      {right !== undefined && (
        <Typography className="text">
          {notFound.suggestion} <TextLink to={right}>{right}</TextLink>?
        </Typography>
      )}
      <Form action={paths.courses} className="search">
        <TextInput name="q" type="search" label={notFound.search} autoComplete="off" />
        <Button type="submit" variant="ink" startIcon={<Search />} className="submit">
          {notFound.submit}
        </Button>
      </Form>
      <div className="actions">
        <LinkButton to={paths.courses} variant="contained" size="large">
          {notFound.courses}
        </LinkButton>
        <LinkButton to={paths.home} variant="outlined" size="large">
          {notFound.home}
        </LinkButton>
      </div>
    </Page>
  );
}
