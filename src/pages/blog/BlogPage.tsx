import { blog } from '@/content/blog';
import { formatDay } from '@/features/catalogue/formatCourse';
import { absoluteUrl, paths } from '@/paths';
import { Avatar } from '@/ui/art/Avatar';
import { InfoPage } from '@/ui/InfoPage';
import { PageHead } from '@/ui/PageHead';
import { TextLink } from '@/ui/TextLink';
import styles from './BlogPage.module.css';

interface Post {
  id: string;
  heading: string;
  author: string;
  /** ISO day. */
  date: string;
  summary: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  links: readonly { label: string; to: string }[];
}

function BlogPost({ id, heading, author, date, summary, paragraphs, list, links }: Post) {
  return (
    <article className={styles['post']} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']} tabIndex={-1}>
        {heading}
      </h2>
      <p className={styles['byline']}>
        <Avatar name={author} size={32} />
        <span>
          {author}, <time dateTime={date}>{formatDay(date)}</time>
        </span>
      </p>
      <p className={styles['summary']}>{summary}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles['text']}>
          {paragraph}
        </p>
      ))}
      {list && (
        <ul className={styles['list']}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {links.map(({ label, to }) => (
        <p key={to}>
          The course on this: <TextLink to={to}>{label}</TextLink>
        </p>
      ))}
    </article>
  );
}

export function BlogPage() {
  return (
    <>
      <PageHead title={blog.title} description={blog.description} canonical={absoluteUrl(paths.blog)} />
      <InfoPage title={blog.title} lead={blog.lead} contents={blog.posts}>
        {blog.posts.map((post) => (
          <BlogPost key={post.id} {...post} />
        ))}
      </InfoPage>
    </>
  );
}
