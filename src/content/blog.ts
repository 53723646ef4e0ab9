import { paths } from '@/paths';

export const blog = {
  title: 'Blog',
  lead: 'Short notes from our instructors on doing the work with AI, and without it.',
  description:
    'Short articles by AI Club instructors on prompts, prices, voice consent, repurposing, automation failures and fact-checking.',
  posts: [
    {
      id: 'the-prompt-is-not-the-product',
      heading: 'The prompt is not the product',
      author: 'Priya Raghunathan',
      date: '2025-10-07',
      summary: 'A clever prompt is a draft of a process. What lasts is the small test you keep beside it.',
      paragraphs: [
        'Every few weeks somebody sends me a prompt that worked once. It is long, it is polite, and it comes with a screenshot of a good answer. Then I ask what happened on the second try, and the conversation goes quiet.',
        'A prompt is an instruction to a machine that changes. The model is updated, the input is longer than usual, a colleague pastes in a table, and the same words give a different result. If the prompt is all you saved, you now own a sentence that used to work.',
        'What lasts is the small set of examples beside it. Keep ten inputs from your real work: three easy, four ordinary, three awkward. Write down what a good answer must contain for each. When you change a word, or the model changes under you, run all ten and count. It takes a quarter of an hour, and it ends most arguments.',
        'You will rewrite the prompt many times. The ten inputs will hardly change, because they describe the job and not the tool. That list is the product. The prompt is only how you asked today.',
      ],
      links: [{ label: 'Prompting That Works', to: paths.course('90b728ae-ebae-58b6-a2eb-c77d707fbd55') }],
    },
    {
      id: 'a-price-you-can-say-out-loud',
      heading: 'A price you can say out loud',
      author: 'Linnea Sandqvist',
      date: '2025-09-18',
      summary:
        'If you look away while naming your price, the number is not ready. Try this exercise in your kitchen.',
      paragraphs: [
        'Stand in your kitchen and say your price to the refrigerator. Use a full sentence: what it is, what it costs, what is included. Did your voice rise at the end? Did you add that you can talk about it, before anybody asked? Then the number is not ready.',
        'People hear doubt before they hear amounts. In the pricing conversations I listen to, a clear high price raises fewer questions than a vague low one. Buyers want to know what they get, what it replaces and what happens if it does not work. A price that comes with those three answers is a fact. A price without them is an opening bid.',
        'So write the three answers first. What changes for the buyer, in one line. What they would otherwise spend, in money or in hours. What you do if they are not satisfied, and until when. Now look at your number again. Some of you will raise it, because the answers are stronger than you thought. Others will lower it, or make the offer smaller.',
        'Then go back to the kitchen. When the sentence comes out level, with a period at the end, publish it.',
      ],
      links: [{ label: 'Price It Right', to: paths.course('5c569275-0252-527c-a0a0-67397a17f73c') }],
    },
    {
      id: 'consent-first',
      heading: 'Consent first: a voice checklist for podcasters',
      author: 'Kenji Morisawa',
      date: '2025-09-02',
      summary:
        'Synthetic speech can rescue a recording. Ask these six questions before you use a voice that is not yours.',
      paragraphs: [
        'Last spring a guest mispronounced the name of her own company and noticed it a day later. A voice tool could have fixed the word in two minutes. It took us two days, because we asked first. I would do the same again.',
        'A voice is not only sound. It is how people recognize someone they trust. If you make it say something, even a corrected date, its owner should know exactly what, where and for how long. A friendly yes in a chat is a start. A short written note is better for both sides.',
        'If one answer is missing, I record the line again. That is usually faster than an apology, and it tends to sound better too. Here is the list I keep beside the mixing desk:',
      ],
      list: [
        'Who is speaking, and did that person agree in writing?',
        'Which words will be generated, and has the speaker read them?',
        'Where will the episode appear, and until when?',
        'Is the speaker paid for this use, or did we agree that it is free?',
        'Can the speaker withdraw, and what would we then remove?',
        'Where will listeners hear or read that a word was generated?',
      ],
      links: [
        {
          label: 'Clear Audio, Cloned Responsibly',
          to: paths.course('4a9a492e-8013-568c-bfc9-79bf129d9a4c'),
        },
      ],
    },
    {
      id: 'one-recording-twelve-posts',
      heading: 'One recording, twelve posts, zero spam',
      author: 'Mateo Villalobos',
      date: '2025-08-21',
      summary:
        'Twelve posts from one talk are welcome when each can stand alone. This is the question I ask of every piece.',
      paragraphs: [
        'There is a bad way to repurpose. You cut one talk into twelve pieces, add the same caption to each and send them to every channel on the same day. Your followers see one idea twelve times and learn to scroll past your name.',
        'The better way starts with a question: would this piece make sense to somebody who never sees the other eleven? A clip needs its own beginning. A quote needs enough context to stay true. A carousel needs a reason to swipe that is not the talk itself. If a piece fails the question, it goes back into the drawer. Ten good posts beat twelve thin ones.',
        'I also spread them out. One channel a day, two at most, with room to answer the people who reply. Half of my best follow-up posts began as an answer to a comment.',
        'AI is useful in the middle of this work. It reads the transcript without getting bored and proposes thirty moments. I keep five to eight of them. It has no idea which story my mother would call me about, and that is usually the one worth posting.',
      ],
      links: [{ label: 'Repurpose Everything', to: paths.course('fdee7e10-cd04-50b2-8925-ef9c5a6a6ada') }],
    },
    {
      id: 'the-failure-email',
      heading: 'What your automation forgot: the failure email',
      author: 'Tomasz Wielgosz',
      date: '2025-08-05',
      summary:
        'Most automations are built for the day everything works. Spend ten minutes on the other days.',
      paragraphs: [
        'My first automation ran for four months. It collected orders from a form and wrote them into a sheet. In the fifth month somebody renamed a column, and for nine days the orders went nowhere. Nothing crashed and nobody was told. I found out from a customer who was kinder than I deserved.',
        'Since then every automation I build has a second, smaller automation beside it. It does one thing: it writes to me when the first one fails, or when it has been silent for too long. The second half matters more. A failure you hear about is an errand. A silence you do not notice is a lost week.',
        'A good failure email answers three questions in its first three lines. What stopped? Which item was being processed? What should I do now? If the last answer is that it will try again in an hour, say so, and say when I should start to worry.',
        'Write that email before you build the rest. You will find out which step you do not understand yet, and that is the cheapest moment to learn it.',
      ],
      links: [{ label: 'No-Code Automation', to: paths.course('ea809162-4139-5994-884f-d1b057a47e1f') }],
    },
    {
      id: 'three-sources',
      heading: 'Three sources before you publish',
      author: 'Amara Okonjo',
      date: '2025-07-15',
      summary:
        'A machine can repeat one mistake in a hundred voices. Count only the sources that could disagree.',
      paragraphs: [
        'The editor who trained me had one habit I still copy. She would point at a sentence and ask who told me, and who told them. Most weak facts did not survive the second half of the question.',
        'AI makes that second half harder. A model can state a date in perfect prose, and a search can then return ten pages with the same date, because all ten were written with the same kind of model. It looks like agreement. It is an echo.',
        'So I count sources only when they could disagree. A public record, a person who was there and a specialist with no reason to repeat the others make three. Three articles that quote one press release make one. If I cannot find three, I say what I know, say how I know it and leave the rest out.',
        'It sounds slow. For a post of ordinary length it takes me about twenty minutes, and less once I know where the records for a subject live. Readers rarely thank you for a fact that holds. They do remember the one that did not.',
      ],
      links: [{ label: 'Check the Machine', to: paths.course('69b97de8-731d-5b4b-93b5-3cc399c38568') }],
    },
  ],
} as const;
