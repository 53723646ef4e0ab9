import { styled } from '@mui/material/styles';
import { blog } from '@/content/blog';
import { formatDay } from '@/features/catalogue/formatCourse';
import { absoluteUrl, paths } from '@/paths';
import { Avatar } from '@/ui/art/Avatar';
import { InfoPage } from '@/ui/InfoPage';
import { squareBullet } from '@/ui/squareBullet';
import { TextLink } from '@/ui/TextLink';
import { cssVar } from '@/ui/theme/cssVar';

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

const Article = styled('article')({
  display: 'grid',
  gap: 16,
  paddingBlock: 48,
  '& + &': { borderBlockStart: `1px solid ${cssVar('rule')}` },
  '&:last-child': { paddingBlockEnd: 0 },
  '& .heading': { fontSize: 'min(clamp(1.625rem, 1.4rem + 0.95vw, 2.25rem), 13vw)' },
  '& .heading:focus': { outline: 'none' },
  '& .byline': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    color: cssVar('ink2'),
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '& .summary': { maxWidth: '33em', fontWeight: 600 },
  '& .text': { maxWidth: '40em', color: cssVar('ink2') },
  '& .list': {
    display: 'grid',
    gap: 8,
    maxWidth: '40em',
    color: cssVar('ink2'),
    listStyle: 'none',
  },
  '& .list > li': squareBullet,
});

function BlogPost({ id, heading, author, date, summary, paragraphs, list, links }: Post) {
  return (
    <Article aria-labelledby={id}>
      <h2 id={id} className="heading" tabIndex={-1}>
        {heading}
      </h2>
      <p className="byline">
        <Avatar name={author} size={32} />
        <span>
          {author}, <time dateTime={date}>{formatDay(date)}</time>
        </span>
      </p>
      <p className="summary">{summary}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="text">
          {paragraph}
        </p>
      ))}
      {list && (
        <ul className="list">
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
    </Article>
  );
}

export function BlogPage() {
  return (
    <InfoPage {...blog} canonical={absoluteUrl(paths.blog)} contents={blog.posts}>
      {blog.posts.map((post) => (
        <BlogPost key={post.id} {...post} />
      ))}
    </InfoPage>
  );
}
