import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Form, useLocation } from 'react-router-dom';
import { notFound } from '@/content/notFound';
import { paths } from '@/paths';
import { Mark } from '@/ui/art/Mark';
import { Container } from '@/ui/Container';
import { LinkButton } from '@/ui/LinkButton';
import { PageHead } from '@/ui/PageHead';
import { TextLink } from '@/ui/TextLink';
import { findRightCase } from './findRightCase';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const searchId = useId();
  const { pathname, search, hash } = useLocation();
  const path = findRightCase(pathname);
  const right = path === undefined ? undefined : `${path}${search}${hash}`;
  return (
    <Container className={styles['page']}>
      <PageHead title={notFound.title} noIndex />
      <div className={styles['figure']} aria-hidden="true">
        4<Mark className={styles['mark']} />4
      </div>
      <h1>{notFound.title}</h1>
      <p className={styles['text']}>{notFound.text}</p>
      {right !== undefined && (
        <p className={styles['text']}>
          {notFound.suggestion} <TextLink to={right}>{right}</TextLink>?
        </p>
      )}
      <Form action={paths.courses} className={styles['search']}>
        <TextField id={searchId} name="q" type="search" label={notFound.search} autoComplete="off" />
        <Button type="submit" variant="ink" startIcon={<Search />} className={styles['submit'] ?? ''}>
          {notFound.submit}
        </Button>
      </Form>
      <div className={styles['actions']}>
        <LinkButton to={paths.courses} variant="contained" size="large">
          {notFound.courses}
        </LinkButton>
        <LinkButton to={paths.home} variant="outlined" size="large">
          {notFound.home}
        </LinkButton>
      </div>
    </Container>
  );
}
