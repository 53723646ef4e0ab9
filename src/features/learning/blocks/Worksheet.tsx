import Add from '@mui/icons-material/Add';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useEffect, useId, useState } from 'react';
import type { TableBlock } from '@/features/learning/lessons/lesson';
import { SettledStatus } from '@/ui/SettledStatus';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { excessNote, lengthNote } from '@/features/learning/texts/answerLength';
import { BlockSheet } from './BlockSheet';
import { Emphasized } from './Emphasized';
import { rowsInWords } from './planParts';
import { PrintButton } from './PrintButton';
import { SavedAnswer } from './SavedAnswer';
import { saveBlob } from '@/ui/saveBlob';
import { csvName, tableCsv } from './tableCsv';
import { maximumFreeRows, rowsOf, type TableTexts } from './tableTexts';
import { usePrintSheet } from './usePrintSheet';
import { useTableAnswer } from './useTableAnswer';
import { Actions, LengthHint } from './Worksheet.styles';
import { WorksheetGrid } from './WorksheetGrid';

/** The buttons of a table that is a resource of its lesson. */
function AsResource({
  block,
  texts,
  onPrint,
}: {
  block: TableBlock;
  texts: TableTexts;
  onPrint: () => void;
}) {
  const download = () =>
    saveBlob(csvName(block), new Blob([tableCsv(block, texts)], { type: 'text/csv;charset=utf-8' }));
  return (
    <>
      <PrintButton onClick={onPrint}>Print this sheet</PrintButton>
      <Button startIcon={<FileDownload />} onClick={download}>
        Download as CSV
      </Button>
    </>
  );
}

/** A table that the learner fills in; it may be printed and downloaded where it is a resource of its lesson. */
export function Worksheet({ block, isPlanned }: { block: TableBlock; isPlanned: boolean }) {
  const { texts, handlers, said, excess, answer } = useTableAnswer(block);
  const [rowCount, setRowCount] = useState(0);
  const { sheet, print } = usePrintSheet();
  const titleId = useId();
  const rows = rowsOf(block, texts, rowCount);
  const length = lengthNote(texts, answer.status);
  useEffect(() => {
    if (rowCount === 0) return;
    sheet.current?.querySelector<HTMLElement>('tbody tr:last-of-type :is(textarea, input, select)')?.focus();
  }, [rowCount, sheet]);
  return (
    <BlockSheet id={block.id} ref={sheet}>
      <h3 id={titleId}>
        <Emphasized text={block.title} />
      </h3>
      <p data-unprinted>
        <Emphasized text={block.instruction} />
      </p>
      <WorksheetGrid
        block={block}
        texts={texts}
        rows={rows}
        titleId={titleId}
        excess={excess}
        {...handlers}
      />
      <VisuallyHidden role="status">{excess ? excessNote(excess.by) : said}</VisuallyHidden>
      <LengthHint>{length}</LengthHint>
      <SettledStatus words={length} />
      <SavedAnswer answer={answer} isPlanned={isPlanned} inWords={(body) => rowsInWords(block, body)} />
      <Actions data-unprinted>
        {!block.rows && rows.length < maximumFreeRows && (
          <Button startIcon={<Add />} onClick={() => setRowCount(rows.length + 1)}>
            Add a row
          </Button>
        )}
        {block.worksheet !== undefined && <AsResource block={block} texts={texts} onPrint={print} />}
      </Actions>
    </BlockSheet>
  );
}
